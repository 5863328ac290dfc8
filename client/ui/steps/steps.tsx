import { styled } from '../theme.ts'

/** The progress of the checkout; completed steps are links. */
export const StepList = styled('ol', {
  display: 'grid',
  // Large type puts the steps below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  gap: '$s',
  paddingTop: '$l',
  fontSize: '$small',
  '& > li': {
    borderTop: '3px solid $line',
    color: '$quiet',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@forced': { borderTopColor: 'GrayText' },
  },
  '& > .done': { borderTopColor: '$action', color: '$action' },
  '& > [aria-current]': {
    borderTopColor: '$accent',
    color: '$ink',
    fontWeight: '$semibold',
    '@forced': { borderTopColor: 'Highlight' },
  },
  '& a, & .name': {
    display: 'block',
    paddingBlock: '$s',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  // In the line, so that a long word goes below it as a whole.
  '& svg': { display: 'inline', marginInlineEnd: '$xs', verticalAlign: 'text-bottom' },
  '@media print': { display: 'none' },
})
