import { company } from '../../content/company.ts';
import { token } from '../styles/token.ts';

export const GET = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: token('color-paper'),
    theme_color: token('color-bar'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
