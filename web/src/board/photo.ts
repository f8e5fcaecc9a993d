// The map as it is on the screen, as a picture to keep. The page's own style sheets go with it, and the images it is made of.

const NS = 'http://www.w3.org/2000/svg'
/** Of glows, focus and what only helps to click. */
const LEFT_OUT = '.ghosts, .ripple, .focus, .hex-edge, .hit'

async function inlined(image: SVGImageElement): Promise<void> {
  const answer = await fetch(image.href.baseVal)
  const blob = await answer.blob()
  const data = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
  image.setAttribute('href', data)
}

const rules = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n')

/** What `part` draws, where it stands on the screen. */
function placed(part: SVGGraphicsElement, left: number, top: number): SVGGElement {
  const { a, b, c, d, e, f } = part.getScreenCTM()!
  const group = document.createElementNS(NS, 'g')
  group.setAttribute('transform', `matrix(${a},${b},${c},${d},${e - left},${f - top})`)
  group.setAttribute('class', part.getAttribute('class') ?? '')
  for (const child of part.childNodes) group.append(child.cloneNode(true))
  return group
}

/** The map inside `board` as one drawing of its own. */
async function drawing(board: HTMLElement): Promise<SVGSVGElement> {
  const [ground, map, world] = ['svg.ground', 'svg.map', '.world'].map((what) => board.querySelector<SVGGraphicsElement>(what)!)
  const box = board.getBoundingClientRect()
  const svg = document.createElementNS(NS, 'svg')
  svg.setAttribute('width', String(box.width))
  svg.setAttribute('height', String(box.height))
  svg.dataset.theme = document.documentElement.dataset.theme
  const style = document.createElementNS(NS, 'style')
  style.textContent = rules()
  const all = document.createElementNS(NS, 'g')
  all.setAttribute('class', board.className)
  all.setAttribute('style', map!.getAttribute('style')?.replace(/transform:[^;]*;?/, '') ?? '')
  all.setAttribute('font-family', getComputedStyle(board).fontFamily)
  const paper = document.createElementNS(NS, 'rect')
  paper.setAttribute('width', '100%')
  paper.setAttribute('height', '100%')
  paper.setAttribute('fill', getComputedStyle(board).backgroundColor)
  const defs = map!.querySelector('defs')
  all.append(paper, placed(ground!, box.left, box.top), ...(defs ? [defs.cloneNode(true)] : []), placed(world!, box.left, box.top))
  svg.append(style, all)
  for (const each of svg.querySelectorAll(LEFT_OUT)) each.remove()
  for (const each of svg.querySelectorAll('.glow, .glowing, .picked')) each.classList.remove('glow', 'glowing', 'picked')
  await Promise.all([...svg.querySelectorAll('image')].map(inlined))
  return svg
}

/** A PNG of the map as it is shown, `scale` points for each of the screen's. */
export async function photo(board: HTMLElement, scale = 2): Promise<Blob> {
  const svg = await drawing(board)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(svg.width.baseVal.value * scale)
  canvas.height = Math.round(svg.height.baseVal.value * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}
