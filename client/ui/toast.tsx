import { styled } from './theme.ts'

/** At the bottom of phones, above what sticks to it; at the right of larger screens, below the header. */
export const ToastStack = styled('div', {
  position: 'fixed',
  zIndex: '$skip',
  insetInline: '$l',
  bottom: '$l',
  marginBottom: 'var(--room-below, 0px)',
  display: 'grid',
  gap: '$s',
  pointerEvents: 'none',
  '@lg': {
    inset: 'var(--header-bottom, 0px) $xl auto auto',
    width: '24rem',
    marginBlock: '$m 0',
  },
})

export const ToastBox = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$s',
  padding: '$xs $xs $xs $l',
  borderRadius: '$medium',
  border: '1px solid transparent',
  backgroundColor: '$night',
  color: '$onNight',
  lineHeight: '$snug',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  animation: 'lift $transitions$calm',
  '& p': { flex: '1 1 auto', paddingBlock: '$s' },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.5rem',
    minHeight: '2.5rem',
    padding: '0 $s',
    border: 0,
    borderRadius: '$small',
    background: 'none',
    '@hover': { '&:hover': { backgroundColor: '$nightLine' } },
    '&:focus-visible': { outlineColor: '$onNight', outlineOffset: '-3px' },
  },
  '& .action': {
    fontWeight: '$semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
  variants: {
    tone: {
      success: {},
      error: {
        backgroundColor: '$danger',
        color: '$onAction',
        '& button:hover': { backgroundColor: 'transparent' },
      },
    },
  },
})
