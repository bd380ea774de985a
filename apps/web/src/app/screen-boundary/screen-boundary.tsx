import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BrokenScreen } from './broken-screen.tsx';
import { describeBreak, type ScreenBreak } from './describe-break.ts';

/** Shows an explanation instead of a screen that throws. Navigation resets it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { screenBreak: ScreenBreak | null }> {
  override state = { screenBreak: null };

  static getDerivedStateFromError(error: unknown) {
    return { screenBreak: describeBreak(error, window.location.pathname, new Date()) };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo) {
    const { screenBreak } = this.state as { screenBreak: ScreenBreak | null };
    console.error('A screen broke.', screenBreak?.report, componentStack);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.screenBreak && before.pathname !== this.props.pathname) this.setState({ screenBreak: null });
  }

  override render() {
    const { screenBreak } = this.state;
    if (!screenBreak) return this.props.children;
    return <BrokenScreen screenBreak={screenBreak} onRetry={() => this.setState({ screenBreak: null })} />;
  }
}
