import { phoneHref } from "../format.ts";

interface ClassicContactProps {
  phone: string;
  email: string;
}

/** The contact form, closed until messages can be received. */
export function ClassicContact({ phone, email }: ClassicContactProps) {
  return (
    <section className="section" aria-labelledby="contact-heading">
      <h2 id="contact-heading">Contact us</h2>
      <p id="contact-closed" className="notice">
        This form is not open yet. Until it is, ring or e-mail us:{" "}
        <a href={phoneHref(phone)}>{phone}</a> or <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <form className="classic-form" method="post">
        <fieldset disabled aria-labelledby="contact-heading" aria-describedby="contact-closed">
          <label>
            Name
            <input name="name" type="text" autoComplete="name" maxLength={100} required />
          </label>
          <label>
            Email
            <input name="email" type="email" autoComplete="email" maxLength={254} required />
          </label>
          <label>
            Subject
            <input name="subject" type="text" autoComplete="off" maxLength={150} required />
          </label>
          <label>
            Message
            <textarea name="message" rows={5} autoComplete="off" maxLength={5000} required />
          </label>
          <button type="submit" className="button">
            Send Message
          </button>
        </fieldset>
      </form>
    </section>
  );
}
