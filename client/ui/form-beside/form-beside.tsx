import { styled } from '../theme.ts'

/** The benefits of an account: a picture with words below it. */
export const WelcomePanel = styled('div', {
  alignSelf: 'start',
  // As wide as the form above it.
  '@belowLg': { maxWidth: '$text' },
  overflow: 'hidden',
  borderRadius: '$medium',
  backgroundColor: '$shade',
  '& > img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '2 / 1',
    objectFit: 'cover',
    objectPosition: '50% 62%',
  },
  '& > .words': { display: 'grid', gap: '$m', padding: 'clamp($space$xl, 3vw, $space$xxl)' },
  '& > .words > section': { paddingTop: 0 },
  '& ul': { listStyle: 'disc', paddingInlineStart: '1.25em' },
})

/** A form, with what belongs to it beside it; on smaller screens below. */
export const FormBeside = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xxl clamp($space$xl, 6vw, 6rem)',
  paddingTop: '$l',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)',
    '&:has(> .welcome)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
  '& > form': {
    alignContent: 'start',
    alignSelf: 'start',
    maxWidth: '$text',
    padding: 'clamp($space$l, 3.2vw, 1.75rem)',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    gap: '$l',
  },
})

/** The heading of a page that begins with a form, as far from the header as breadcrumbs put other headings. */
export const FormHead = styled('div', { paddingTop: 'clamp($space$xl, 4vw, $space$xxl)' })

/** The balance of a gift card, drawn as the card itself. */
export const BalanceCard = styled('section', {
  display: 'grid',
  alignContent: 'space-between',
  gap: '$l',
  maxWidth: '26rem',
  minHeight: '15rem',
  padding: '$xl',
  border: '1px solid $nightLine',
  borderBlockEnd: '6px solid $accentLine',
  borderRadius: '$medium',
  backgroundColor: '$night',
  color: '$onNight',
  '&:focus': { outline: '2px solid $colors$accent', outlineOffset: '3px' },
  '& h2': { fontSize: '$body', fontWeight: '$semibold', letterSpacing: 0, color: '$onNightQuiet' },
  '& .amount': {
    fontSize: '$display',
    fontWeight: '$semibold',
    lineHeight: '$tight',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .quiet': { color: '$onNightQuiet' },
})
