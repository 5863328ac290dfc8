import { styled } from '../ui/theme.ts'

/** The bar at the bottom of a phone, above any other bar, while the button of the form is out of view. */
export const BuyBarBox = styled('div', {
  position: 'fixed',
  zIndex: '$panel',
  insetInline: 0,
  bottom: 0,
  // Moves no layout when another bar comes or goes.
  transform: 'translateY(calc(-1 * var(--docked, 0px)))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s $m',
  padding: '$s $gutter max($space$s, env(safe-area-inset-bottom))',
  borderTop: '1px solid $line',
  backgroundColor: '$paper',
  '@lg': { display: 'none' },
  '@media print': { display: 'none' },
  '& img': {
    flex: 'none',
    width: '$control',
    height: '$control',
    objectFit: 'cover',
    borderRadius: '$small',
    backgroundColor: '$groundPlain',
  },
  '& .words': { flex: '1 1 5rem', minWidth: 0, fontSize: '$small', lineHeight: '$snug' },
  '& .name': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontWeight: '$semibold',
  },
  '& .cost': { display: 'flex', flexWrap: 'wrap', gap: '0 $s' },
  '& .cost p': { fontSize: '$small' },
  '& button': { flex: '0 1 auto', paddingInline: '$l' },
})
