import { Component, type ReactNode } from "react";

interface DispensableProps {
  children: ReactNode;
}

/**
 * A part of the frame that disappears if it fails, so that the page stays. The error screen would appear in the
 * same frame, fail in the same way, and so on.
 */
export class Dispensable extends Component<DispensableProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
