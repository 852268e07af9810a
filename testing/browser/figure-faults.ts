/**
 * Runs in the page: what is wrong with the figure as it is displayed. Text must be at least 15 px, 8 px away from the
 * cushions and free of other text, balls, pockets and lines, and white text of white shapes; balls must not overlap, and lie on the cloth or in a pocket.
 */
export const faultsOfFigure = (selector: string) => {
  const [smallest, fromCushion] = [14.95, 7.95];
  const figure = document.querySelector(selector);
  const drawing = [...(figure?.querySelectorAll<SVGSVGElement>('.table > svg') ?? [])].find(
    (svg) => svg.getBoundingClientRect().width > 0,
  );
  const felt = drawing?.querySelector('.felt')?.getBoundingClientRect();
  if (!figure || !drawing || !felt) return ['no table'];

  const texts: { words: string; label: Element; box: DOMRect; size: number; ink: boolean }[] = [];
  const table = drawing.parentElement ?? drawing;
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    const label = around?.closest('text, p, label, legend, output, button') ?? around;
    // The number of a ball belongs to it; what is not displayed overlaps nothing; the lower rail has its own layout.
    if (!words || !around?.getClientRects().length || !label) continue;
    if (around.closest('.ball, select, .tool-rail')) continue;
    // Only heard, not seen.
    if (getComputedStyle(around).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * (matrix?.a ?? 1);
    for (const box of range.getClientRects()) {
      if (box.width > 1) texts.push({ words, label, box, size, ink: label.matches('.ink') });
    }
  }
  const circles = [...drawing.querySelectorAll<SVGGraphicsElement>('.ball, .ghost, .pocket')].map(
    (element) => {
      const box = element.getBoundingClientRect();
      return {
        name: element.getAttribute('class') ?? '',
        isBall: !element.matches('.pocket'),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        r: box.width / 2,
      };
    },
  );
  const lines = [...drawing.querySelectorAll<SVGPathElement>('.planned, .played, .limit')].flatMap(
    (path) => {
      const matrix = path.getScreenCTM();
      if (!matrix) return [];
      const length = path.getTotalLength();
      return Array.from({ length: Math.ceil(length / 3) + 1 }, (_, index) =>
        path.getPointAtLength(Math.min(index * 3, length)).matrixTransform(matrix),
      );
    },
  );
  const filled = [
    ...drawing.querySelectorAll<SVGGeometryElement>(
      ':scope > :is(path, rect):is(.paper, .mark, .ink, .tint)',
    ),
  ].reverse();
  const inverses = new Map(filled.map((shape) => [shape, shape.getScreenCTM()?.inverse()]));
  const isWhiteAt = (x: number, y: number) => {
    const point = new DOMPoint(x, y);
    const uppermost = filled.find((shape) =>
      shape.isPointInFill(point.matrixTransform(inverses.get(shape))),
    );
    return uppermost?.matches('.paper, .mark') ?? false;
  };
  /** Whether any of a text's points, 4 px apart, is on a white shape. */
  const isOnWhite = ({ left, right, top, height }: DOMRect) => {
    for (let x = left; x <= right; x += 4) {
      for (let share = 0.2; share <= 0.8; share += 0.2) {
        if (isWhiteAt(x, top + height * share)) return true;
      }
    }
    return false;
  };

  const faults: string[] = [];
  for (const [index, { words, label, box, size, ink }] of texts.entries()) {
    const middle = box.y + box.height / 2;
    const letters = { top: middle - size * 0.45, bottom: middle + size * 0.45 };
    const isOnRail = letters.bottom < felt.top + 1 || letters.top > felt.bottom - 1;
    if (size < smallest) faults.push(`'${words}' is ${size.toFixed(1)} px`);
    const room = Math.min(
      box.left - felt.left,
      felt.right - box.right,
      letters.top - felt.top,
      felt.bottom - letters.bottom,
    );
    if (!isOnRail && room < fromCushion) {
      faults.push(`'${words}' is ${room.toFixed(1)} px from a cushion`);
    }
    for (const circle of circles) {
      const [dx, dy] = [
        Math.max(box.left - circle.x, 0, circle.x - box.right),
        Math.max(letters.top - circle.y, 0, circle.y - letters.bottom),
      ];
      if (Math.hypot(dx, dy) < circle.r + 1) faults.push(`'${words}' touches a ${circle.name}`);
    }
    if (!ink && isOnWhite(box)) faults.push(`'${words}' is white on white`);
    if (
      !ink &&
      lines.some(
        ({ x, y }) =>
          x > box.left - 1 && x < box.right + 1 && y > letters.top && y < letters.bottom,
      )
    ) {
      faults.push(`a line crosses '${words}'`);
    }
    for (const other of texts.slice(index + 1)) {
      if (other.label === label) continue;
      const overlaps =
        box.left < other.box.right - 1 &&
        other.box.left < box.right - 1 &&
        Math.abs(middle - (other.box.y + other.box.height / 2)) < (size + other.size) * 0.45;
      if (overlaps) faults.push(`'${words}' overlaps '${other.words}'`);
    }
  }
  const pockets = circles.filter(({ isBall }) => !isBall);
  const balls = circles.filter(({ isBall }) => isBall);
  for (const [index, ball] of balls.entries()) {
    const isPocketed = pockets.some(({ x, y, r }) => Math.hypot(x - ball.x, y - ball.y) < r);
    const room = Math.min(
      ball.x - ball.r - felt.left,
      felt.right - ball.x - ball.r,
      ball.y - ball.r - felt.top,
      felt.bottom - ball.y - ball.r,
    );
    // A ball on the rail is a unit of its scale.
    if (!isPocketed && room < 0 && room > -2 * ball.r) {
      faults.push(`a ${ball.name} is ${room.toFixed(1)} px from a cushion`);
    }
    for (const other of balls.slice(index + 1)) {
      const apart = Math.hypot(ball.x - other.x, ball.y - other.y);
      if (apart < ball.r + other.r - 1) faults.push(`a ${ball.name} overlaps a ${other.name}`);
    }
  }
  return [...new Set(faults)];
};
