import { Component, type ReactNode } from "react";

/**
 * A part of the frame that disappears if it fails, so that the page stays. An error screen would appear in the same
 * frame and fail in the same way.
 */
export class Dispensable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
