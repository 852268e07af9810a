import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HoverIntent } from './hover-intent.ts';

/** Milliseconds (section 9). While it closes, the pointer can move onto it (WCAG 2.2, 1.4.13). */
const delays = { open: 700, skip: 300, close: 150 };

const id = 'tooltip';

/** Px between a tooltip and its target, and to the edge of the screen. */
const gap = 6;

interface Shown {
  target: RefObject<Element | null>;
  text: string;
}

interface Tooltips {
  shown: Shown | undefined;
  intent: HoverIntent<Shown>;
}

const TooltipContext = createContext<Tooltips | undefined>(undefined);

/** One tooltip for all targets, because the next one opens faster. */
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
      {shown && <Tooltip key={shown.text} intent={intent} {...shown} />}
    </TooltipContext>
  );
}

function Tooltip({ target, text, intent }: Shown & Pick<Tooltips, 'intent'>) {
  const ref = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const place = () => {
      if (!ref.current || !target.current) return;
      const box = target.current.getBoundingClientRect();
      const size = ref.current.getBoundingClientRect();
      const left = box.left + (box.width - size.width) / 2;
      const below = box.bottom + gap + size.height < innerHeight;
      setPosition({
        left: Math.max(gap, Math.min(left, innerWidth - size.width - gap)),
        top: below ? box.bottom + gap : box.top - size.height - gap,
      });
    };
    place();
    addEventListener('scroll', place, { passive: true });
    return () => removeEventListener('scroll', place);
  }, [target]);

  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      className="tooltip small"
      style={position}
      onPointerEnter={() => intent.stay()}
      onPointerLeave={() => intent.leave()}
    >
      {text}
    </div>
  );
}

/** Props that give a link a tooltip, on hover and on keyboard focus. */
export function useTooltip(text: string) {
  const tooltips = use(TooltipContext);
  const ref = useRef<HTMLAnchorElement>(null);
  const tooltip = { target: ref, text };
  return {
    ref,
    'aria-describedby': tooltips?.shown?.target === ref ? id : undefined,
    onPointerEnter: () => tooltips?.intent.enter(tooltip),
    onPointerLeave: () => tooltips?.intent.leave(),
    onPointerDown: () => tooltips?.intent.close(),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) tooltips?.intent.open(tooltip);
    },
    onBlur: () => tooltips?.intent.close(),
  };
}
