const COUNT = 28
const LEAST_MS = 1_800
const MORE_MS = 1_400

const between = (least: number, most: number) => least + Math.random() * (most - least)

/** Lets petals fall over a box, once. Transform and opacity alone; the petals remove themselves. */
export function scatterPetals(box: HTMLElement): void {
  for (let index = 0; index < COUNT; index++) {
    const petal = document.createElement('span')
    petal.className = 'game-petal'
    petal.dataset.tone = String(index % 3)
    petal.style.left = `${between(5, 95)}%`
    box.append(petal)
    const sway = between(-90, 90)
    const fall = between(260, 460)
    const animation = petal.animate(
      [
        { transform: `translate3d(0, -20px, 0) rotate(0) scale(${between(0.6, 1.1)})`, opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { opacity: 1, offset: 0.7 },
        { transform: `translate3d(${sway}px, ${fall}px, 0) rotate(${between(-540, 540)}deg)`, opacity: 0 },
      ],
      {
        duration: between(LEAST_MS, LEAST_MS + MORE_MS),
        delay: between(0, 400),
        easing: 'cubic-bezier(0.3, 0.4, 0.6, 1)',
        fill: 'both',
      },
    )
    animation.onfinish = () => petal.remove()
    animation.oncancel = () => petal.remove()
  }
}
