import { ContactDetails } from "../forms/contact-details.tsx";
import { ContactForm } from "../forms/contact-form.tsx";

interface ClassicContactProps {
  /** The path of the page on which it stands. */
  page: string;
  phone: string;
  email: string;
}

/** The contact form on a page of the older layout; the contact page answers it. */
export function ClassicContact({ page, phone, email }: ClassicContactProps) {
  return (
    <section className="section" aria-labelledby="contact-heading">
      <h2 id="contact-heading">Contact us</h2>
      <ContactDetails phone={phone} email={email} />
      <ContactForm values={{ page }} reloadDocument />
    </section>
  );
}
