import { Component, type ErrorInfo, type ReactNode } from 'react';
import { company } from '../../content/company.ts';

interface ErrorBoundaryProps {
  /** Below the error. */
  fallback?: ReactNode;
  /** Shows nothing instead of the error. */
  silent?: boolean;
  children: ReactNode;
}

/** The fallback of an island that fails while it renders (section 2). The rest of the page stays as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? 'Unknown' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A part of the page failed:', error, componentStack);
  }

  override render() {
    const { error } = this.state;
    const { fallback, silent, children } = this.props;
    if (error === undefined) return children;
    if (silent) return null;
    return (
      <>
        <div className="card" role="alert">
          <h2 className="title">Unexpected Application Error!</h2>
          <p>{error instanceof Error ? error.message : String(error)}</p>
          <p className="cluster">
            <a href="/" className="link touch-target">
              Return to Home
            </a>
            <a href={`tel:${company.phoneDial}`} className="link touch-target">
              Call us: {company.phone}
            </a>
          </p>
        </div>
        {fallback}
      </>
    );
  }
}
