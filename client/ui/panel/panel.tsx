import { styled } from '../theme.ts'

/** A bordered section of a page, such as an answer in the checkout. */
export const Panel = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  alignContent: 'start',
  padding: 'clamp($space$l, 3.2vw, 1.75rem)',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 $l',
  },
  '& > .head a': {
    display: 'inline-block',
    paddingBlock: '$xs',
    fontSize: '$small',
    fontWeight: '$semibold',
    color: '$action',
    '@hover': { '&:hover': { color: '$accent' } },
  },
  '& address': { fontStyle: 'normal' },
  // A postal or e-mail address may contain one long word.
  '& address, & p': { overflowWrap: 'anywhere' },
  '@media print': { gap: '$s', padding: '$m 0 0', border: 0, background: 'none' },
  variants: { tone: { plain: {}, shade: { backgroundColor: '$shade', borderColor: '$shade' } } },
  defaultVariants: { tone: 'plain' },
})
