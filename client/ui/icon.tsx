const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20c.6-3.6 3.4-5 7-5s6.4 1.4 7 5',
  bag: 'M5 8.5h14l-.9 11.5H5.9L5 8.5Zm3.5 0V8a3.5 3.5 0 0 1 7 0v.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8v4.4M8.5 14.8v4.4',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  pause: 'M9 6v12M15 6v12',
  heart:
    'M12 20C6.5 15.6 4 12.6 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8c0 3.4-2.5 6.4-8 10.8Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11Zm0-9V9',
} as const

export type IconName = keyof typeof paths

/** A decorative icon beside visible or visually hidden text, in one of the specified sizes (spec 2 §9), which grow with text. */
export const Icon = ({ name, size }: { name: IconName; size?: IconSize }) => (
  <LineDrawing path={paths[name]} size={size} />
)

type IconSize = 16 | 24 | 32 | 48

/** Draws one path as every icon of the shop is drawn. */
export function LineDrawing({ path, size = 24 }: { path: string; size?: IconSize | undefined }) {
  const side = `${size / 16}rem`
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
