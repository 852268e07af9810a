import {
  Activity,
  Box,
  Camera,
  ChartColumn,
  ClipboardList,
  Clock,
  Code,
  Compass,
  Database,
  FileText,
  Film,
  Handshake,
  Headset,
  KeyRound,
  Layers,
  LayoutTemplate,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  Monitor,
  Palette,
  PenTool,
  Phone,
  Printer,
  RefreshCw,
  Route,
  Scale,
  Search,
  Server,
  ShieldCheck,
  Target,
  Users,
  Wallet,
  Wrench,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { PictogramName } from './icon.tsx';

/** Marks of the two networks, drawn here because the icon set carries no brands. */
const networkMarks = {
  'photo-sharing':
    '<rect x="1.5" y="1.5" width="21" height="21" rx="6"/><circle cx="12" cy="12" r="4.8"/><path d="M17.55 6.3v.15"/>',
  'professional-network':
    '<rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/><path d="M7.05 10.2v6.75M7.05 6.75v.15M11.25 16.95V10.2m0 3c0-4.05 6-4.05 6 0v3.75"/>',
} as const;

const pictograms: Record<Exclude<PictogramName, keyof typeof networkMarks>, LucideIcon> = {
  activity: Activity,
  box: Box,
  camera: Camera,
  chart: ChartColumn,
  clipboard: ClipboardList,
  clock: Clock,
  code: Code,
  compass: Compass,
  database: Database,
  document: FileText,
  film: Film,
  handshake: Handshake,
  headset: Headset,
  key: KeyRound,
  layers: Layers,
  layout: LayoutTemplate,
  lock: Lock,
  mail: Mail,
  megaphone: Megaphone,
  message: MessageCircle,
  monitor: Monitor,
  palette: Palette,
  pen: PenTool,
  phone: Phone,
  pin: MapPin,
  printer: Printer,
  refresh: RefreshCw,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server,
  shield: ShieldCheck,
  target: Target,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
};

const virtualId = 'virtual:icons';

/** What stands inside the pictogram's `svg` element. */
function shapesOf(pictogram: LucideIcon): string {
  return renderToStaticMarkup(createElement(pictogram)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/**
 * Makes `virtual:icons`, whose `shapes` are the pictograms' markup by name: the icon set itself, a
 * component for each, stays out of the browser.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const drawn = Object.entries(pictograms).map(([name, set]) => [name, shapesOf(set)]);
      const shapes = { ...networkMarks, ...Object.fromEntries(drawn) };
      return `export const shapes = ${JSON.stringify(shapes)};`;
    },
  };
}
