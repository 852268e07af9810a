import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useEscape } from '../use-escape.ts';

interface ViewProps {
  heading: string;
  close: () => void;
  children: ReactNode;
}

/** A dialog over the page. */
export function View({ heading, close, children }: ViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEscape(true, close);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className="view" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="pill" onClick={close}>
          Close
        </button>
      </div>
      <div className="scrolled">{children}</div>
    </dialog>
  );
}
