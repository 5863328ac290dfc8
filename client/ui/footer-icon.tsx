import { LineDrawing } from './icon.tsx'

/** With whole numbers, because the drawings are a large part of the footer's markup. */
const paths: Readonly<Record<string, string>> = {
  twitter:
    'M4 18c8 4 15-2 15-9l2-3h-3c-2-3-7-1-6 3-3 0-6-1-8-4-1 4 0 6 2 7l-2-1c0 3 2 4 4 4 0 2-2 3-4 3Z',
  facebook: 'M16 4h-1c-2 0-3 1-3 3v13M9 12h6',
  youtube: 'M4 6h16v12H4Zm6 3v6l5-3Z',
  pinterest: 'm9 20 3-11M9 14c-3-3-1-9 3-9 5 0 5 4 4 7s-5 4-6 2',
  tiktok: 'M13 4v11a4 4 0 1 1-4-4M13 4c0 3 2 5 5 5',
  instagram: 'M4 4h16v16H4Zm8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1h0',
  phone: 'M6 4h3l2 4-2 2c1 2 3 4 5 5l2-2 4 2v3c0 1-1 2-2 2C11 20 4 13 4 6c0-1 1-2 2-2Z',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8h0',
}

export const hasFooterIcon = (name: string) => name in paths

/** An icon that only the footer has. Browsers load it only to render the footer themselves. */
export const FooterIcon = ({ name }: { name: string }) => <LineDrawing path={paths[name] ?? ''} />
