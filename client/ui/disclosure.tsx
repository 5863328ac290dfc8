import { styled } from './theme.ts'

/** A `details` element; its marker turns from plus to minus. */
export const Disclosure = styled('details', {
  borderTop: '1px solid $line',
  '&:last-of-type': { borderBottom: '1px solid $line' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$l',
    minHeight: '$control',
    paddingBlock: '$m',
    fontWeight: '$semibold',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '0.8rem',
      height: '0.8rem',
      background:
        'linear-gradient(currentColor, currentColor) center / 100% 1.6px no-repeat, linear-gradient(currentColor, currentColor) center / 1.6px 100% no-repeat',
      color: '$accent',
      transition: 'background-size $transitions$quick',
      '@forced': { forcedColorAdjust: 'none', color: 'CanvasText' },
    },
  },
  '&[open] > summary::after': { backgroundSize: '100% 1.6px, 1.6px 0%' },
  '& > summary:hover': { color: '$accent' },
  '& > .inside': { paddingBottom: '$xl' },
})
