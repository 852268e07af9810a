/** Runs in the page: texts of a figure that overlap another, or leave the cloth. */
export const faultsOfFigure = (selector: string) => {
  const figure = document.querySelector(selector);
  const cloth = figure?.querySelector('.cloth')?.getBoundingClientRect();
  if (!figure || !cloth) return ['no figure'];
  const texts: { words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    // What is inside a drawing belongs to it: the number of a ball.
    if (words === '' || node.parentElement?.closest('svg, figcaption')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) texts.push({ words, box });
  }
  const slack = 3;
  const outside = texts.filter(
    ({ box }) => box.left < cloth.left - 1 || box.right > cloth.right + 1,
  );
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ words, box }) =>
          words !== one.words &&
          box.left < one.box.right - slack &&
          one.box.left < box.right - slack &&
          box.top < one.box.bottom - slack &&
          one.box.top < box.bottom - slack,
      )
      .map(({ words }) => `'${one.words}' overlaps '${words}'`),
  );
  return [...outside.map(({ words }) => `'${words}' leaves the cloth`), ...overlaps];
};
