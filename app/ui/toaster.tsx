import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { X } from "lucide";
import { LineIcon } from "./line-icon.tsx";
import { dismissToast, TOAST_DURATION, type Toast } from "./toast.ts";

interface ToasterProps {
  toast: Toast;
}

/** The toast on the screen: swiped to the right, closed or timed out, and reached with F8. */
export default function Toaster({ toast }: ToasterProps) {
  return (
    <Provider
      label="Notification"
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Root
        key={toast.id}
        className="toast"
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast()}
      >
        <Description>{toast.message}</Description>
        <Close className="icon-button" aria-label="Close">
          <LineIcon of={X} size={18} />
        </Close>
      </Root>
      <Viewport className="toast-viewport" hotkey={["F8"]} />
    </Provider>
  );
}
