import { Close, Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { X } from "lucide";
import { LineIcon } from "./line-icon.tsx";

interface RadixToastProps {
  id: number;
  message: string;
  open: boolean;
  /** In milliseconds. */
  duration: number;
  /** Called after a swipe, the close button or the time-out. */
  onDismiss: () => void;
}

/** A toast that can be swiped to the right, closed, and focused with F8. */
export default function RadixToast({ id, message, open, duration, onDismiss }: RadixToastProps) {
  return (
    <Provider label="Notification" duration={duration} swipeDirection="right" swipeThreshold={50}>
      <Root
        key={id}
        className="toast"
        open={open}
        onOpenChange={(isOpen) => !isOpen && onDismiss()}
      >
        <Description>{message}</Description>
        <Close className="icon-button" aria-label="Close">
          <LineIcon of={X} size={18} />
        </Close>
      </Root>
      <Viewport className="toast-viewport" hotkey={["F8"]} />
    </Provider>
  );
}
