import type { Theme } from '#shared/theme.ts'

/** The styles of pages that use neither React nor commerce. They also work without the stylesheet of all other pages. */
export const outageStyles = ({ palette, radii, typeface }: Theme) => `\
.outage { margin: 0 auto; max-width: 40rem; padding: 2rem 1.25rem; font-family: ${typeface.text}; line-height: 1.55; color: ${palette.ink}; background: ${palette.paper}; }
.outage header a { display: inline-flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; color: inherit; font-weight: 600; font-size: 1.25rem; text-decoration: none; }
.outage h1 { margin: 2.5rem 0 1rem; font-size: 2rem; line-height: 1.2; }
.outage p { margin: 0 0 1.25rem; }
.outage form { display: grid; gap: 0.5rem; margin: 2rem 0; }
.outage input { font: inherit; padding: 0.65rem 1.25rem; border: 1px solid ${palette.control}; border-radius: ${radii.pill}; background: ${palette.surface}; color: inherit; }
.outage button { font: inherit; font-weight: 600; justify-self: start; min-height: 2.75rem; padding: 0.5rem 1.5rem; border: 1px solid transparent; border-radius: ${radii.pill}; background: ${palette.action}; color: ${palette.onAction}; cursor: pointer; }
.outage h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; line-height: 1.2; }
.outage ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid ${palette.line}; }
.outage li a { display: flex; align-items: center; min-height: 2.75rem; padding-block: 0.5rem; border-bottom: 1px solid ${palette.line}; font-weight: 600; text-decoration: none; }
.outage li a:hover { text-decoration: underline; }
.outage a { color: ${palette.action}; }
.outage :focus-visible { outline: 2px solid ${palette.accent}; outline-offset: 2px; }
`
