import { createContext, useContext } from 'react';

/** Fetches what a page needs, so that it is there when it is asked for. Never fails. */
export type Preload = (path: string) => void;

export const PreloadContext = createContext<Preload>(() => {});

export const usePreload = (): Preload => useContext(PreloadContext);
