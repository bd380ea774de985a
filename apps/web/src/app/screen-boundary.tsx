import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/feedback.tsx';

/** What is left when a screen breaks: a sentence and a way on. Going elsewhere starts afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.isBroken && before.pathname !== this.props.pathname) this.setState({ isBroken: false });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="mx-auto flex max-w-column flex-col gap-4 px-5 py-24">
        <ErrorNote>This screen could not be shown. Please reload it.</ErrorNote>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    );
  }
}
