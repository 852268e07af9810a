import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { EditorHost } from './editor-host.ts';
import { boxOf, type Place } from './measure.ts';

/** Px: below this a note in a menu or the header goes above its text. */
const noteRoom = 200;

/** Px between a note and the window's edge. */
const margin = 8;

interface EditorLayerProps {
  editor: EditorHost;
  place: Place;
  children: ReactNode;
}

/**
 * Lays its content over a text, in the top layer. It is put into the open menu that the text is in:
 * otherwise a click or a move of the pointer there would close the menu.
 */
export function EditorLayer({ editor: { host }, place, children }: EditorLayerProps) {
  const follow = useEffectEvent(() => {
    const box = boxOf(place);
    if (!box) return;
    host.style.position = box.isFixed ? 'fixed' : 'absolute';
    host.style.left = `${box.left}px`;
    host.style.top = `${box.top}px`;
    host.style.width = `${box.width}px`;
    host.style.minHeight = `${box.height}px`;
    const { left, bottom, top } = host.getBoundingClientRect();
    host.toggleAttribute(
      'data-above',
      box.isFixed && innerHeight - bottom < noteRoom && top > noteRoom,
    );
    const note = host.shadowRoot?.querySelector<HTMLElement>('.note');
    const excess = left + (note?.offsetWidth ?? 0) + margin - document.documentElement.clientWidth;
    host.style.setProperty('--note-left', `${-Math.max(0, excess)}px`);
  });

  useLayoutEffect(() => {
    const menu = place.element.closest(':popover-open');
    const show = (parent: Element) => {
      parent.append(host);
      host.showPopover();
    };
    show(menu ?? document.body);
    follow();
    const controller = new AbortController();
    const { signal } = controller;
    // The menu is closed: what is being written stays open.
    const leaveMenu = () => {
      if (menu?.matches(':popover-open') || !menu?.contains(host)) return;
      const focused = host.shadowRoot?.activeElement;
      show(document.body);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    menu?.addEventListener('toggle', leaveMenu, { signal });
    // The pointer leaves the menu while its text is being written: the menu must not close by that.
    if (menu) {
      for (const name of ['pointerover', 'pointerout']) {
        const capture = { signal, capture: true };
        addEventListener(name, (event) => event.stopImmediatePropagation(), capture);
      }
    }
    // Events in the field are not the menu's.
    for (const name of ['click', 'pointerdown', 'keydown', 'keyup']) {
      host.addEventListener(name, (event) => event.stopPropagation(), { signal });
    }
    return () => {
      controller.abort();
      host.remove();
    };
  }, [host, place]);

  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true, passive: true };
    for (const name of ['scroll', 'resize', 'toggle', 'transitionend']) {
      addEventListener(name, () => follow(), options);
    }
    const sizes = new ResizeObserver(() => follow());
    sizes.observe(place.element);
    sizes.observe(document.body);
    return () => {
      controller.abort();
      sizes.disconnect();
    };
  }, [place]);
  return children;
}
