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

/** Milliseconds (specification, section 9). A tooltip has nothing to click, so it closes at once. */
const delays = { open: 700, skip: 300, close: 0 };

const id = 'tooltip';

/** Pixels between a tooltip and its target, and between it and the edge of the screen. */
const gap = 6;

interface Shown {
  /** The element that it explains. */
  target: RefObject<Element | null>;
  text: string;
}

interface Tooltips {
  shown: Shown | undefined;
  enter: (shown: Shown) => void;
  leave: () => void;
  show: (shown: Shown) => void;
  hide: () => void;
}

const TooltipContext = createContext<Tooltips | undefined>(undefined);

/** One tooltip for all elements that use `useTooltip`, because moving from one to the next is faster. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const [intent] = useState(
    () => new HoverIntent<Shown>(delays, setShown, () => setShown(undefined)),
  );
  const hide = () => {
    if (shown) intent.noteClosed(shown);
    intent.stay();
    setShown(undefined);
  };

  useEffect(() => {
    if (!shown) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      intent.noteClosed(shown);
      setShown(undefined);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [shown, intent]);

  const tooltips = {
    shown,
    enter: (next: Shown) => intent.enter(next),
    leave: () => intent.leave(),
    show: (next: Shown) => {
      intent.noteOpened(next);
      setShown(next);
    },
    hide,
  };
  return (
    <TooltipContext value={tooltips}>
      {children}
      {shown && <Tooltip key={shown.text} {...shown} />}
    </TooltipContext>
  );
}

function Tooltip({ target, text }: Shown) {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    if (!ref.current || !target.current) return;
    const box = target.current.getBoundingClientRect();
    const own = ref.current.getBoundingClientRect();
    const left = box.left + (box.width - own.width) / 2;
    const below = box.bottom + gap + own.height < innerHeight;
    setPlace({
      left: Math.max(gap, Math.min(left, innerWidth - own.width - gap)),
      top: below ? box.bottom + gap : box.top - own.height - gap,
    });
  }, [target]);

  return (
    <div ref={ref} id={id} role="tooltip" className="tooltip" style={place}>
      {text}
    </div>
  );
}

/** What a link needs to have a tooltip: by pointer, and by keyboard. */
export function useTooltip(text: string) {
  const tooltips = use(TooltipContext);
  const ref = useRef<HTMLAnchorElement>(null);
  const own = { target: ref, text };
  return {
    ref,
    'aria-describedby': tooltips?.shown?.target === ref ? id : undefined,
    onPointerEnter: () => tooltips?.enter(own),
    onPointerLeave: () => tooltips?.leave(),
    onPointerDown: () => tooltips?.hide(),
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) tooltips?.show(own);
    },
    onBlur: () => tooltips?.hide(),
  };
}
