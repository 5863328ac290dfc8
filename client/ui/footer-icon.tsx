import { Outline } from './icon.tsx'

const paths: Readonly<Record<string, string>> = {
  twitter:
    'M4 18.5c5.5 2.6 14.5.6 14.5-9.6l1.8-2.2-2.4.3c-.5-1.6-3.6-3.4-5.7-.6-.6.8-.6 1.7-.5 2.6-3 0-5.6-1.5-7.2-3.9-1 2.4-.3 4.6 1.3 5.9l-1.6-.3c.3 1.9 1.6 3 3.2 3.5l-1.4.3c.5 1.2 1.6 2 3 2.1-1.3 1.2-3 1.8-5 1.9Z',
  facebook: 'M16 4.5h-1.5a3 3 0 0 0-3 3V20M8.5 12h6',
  youtube:
    'M6 6.5h12A2.5 2.5 0 0 1 20.5 9v6a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 15V9A2.5 2.5 0 0 1 6 6.5Zm4.5 3v5l4-2.5Z',
  pinterest:
    'M9.5 20.5 12.2 9M9.2 14.2C6.2 11 8 5.5 12.6 5.5c3.6 0 5.2 2.6 4.5 5.7-.9 3.9-4.9 5.1-6.4 2.3',
  tiktok: 'M13.5 4v11.5A3.75 3.75 0 1 1 9.75 11.75M13.5 4c.3 2.7 2.2 4.5 5 4.6',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.8-1.3h.01',
  phone:
    'M6.5 4h3l1.3 4-2 1.6a12 12 0 0 0 5.6 5.6l1.6-2 4 1.3v3c0 1.1-.9 2-2 2C10.7 19.5 4.5 13.3 4.5 6c0-1.1.9-2 2-2Z',
  mail: 'M4 6.5h16v11H4Zm0 .5 8 6 8-6',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8h.01',
}

export const hasFooterIcon = (name: string) => name in paths

/** An icon that only the footer has. Browsers load it only to render the footer themselves. */
export function FooterIcon({ name }: { name: string }) {
  return <Outline path={paths[name] ?? ''} />
}
