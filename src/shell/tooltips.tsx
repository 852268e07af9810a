import {
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import { HoverIntent } from './hover-intent.ts';

/** Milliseconds (section 9). While it closes, the pointer can move onto it (WCAG 2.2, 1.4.13). */
const delays = { open: 700, skip: 300, close: 150 };

const id = 'tooltip';

interface Shown {
  target: string;
  text: string;
}

interface Tooltips {
  shown: Shown | undefined;
  intent: HoverIntent<Shown>;
}

const TooltipContext = createContext<Tooltips | undefined>(undefined);

/** One tooltip for all targets, because the next one opens faster. The sheet places it at what it describes. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [intent] = useState(
    () => new HoverIntent<Shown>(delays, setShown, () => setShown(undefined)),
  );
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') intent.close();
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [intent]);
  return (
    <TooltipContext value={{ shown, intent }}>
      {children}
      {shown && (
        <div
          key={shown.text}
          id={id}
          role="tooltip"
          className="tooltip small"
          onPointerEnter={() => intent.stay()}
          onPointerLeave={() => intent.leave()}
        >
          {shown.text}
        </div>
      )}
    </TooltipContext>
  );
}

/** Props that give a link a tooltip, on hover and on keyboard focus. */
export function useTooltip(text: string) {
  const tooltips = use(TooltipContext);
  const tooltip = { target: useId(), text };
  return {
    'aria-describedby': tooltips?.shown?.target === tooltip.target ? id : undefined,
    onPointerEnter: () => tooltips?.intent.enter(tooltip),
    onPointerLeave: () => tooltips?.intent.leave(),
    onPointerDown: () => tooltips?.intent.close(),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) tooltips?.intent.open(tooltip);
    },
    onBlur: () => tooltips?.intent.close(),
  };
}
