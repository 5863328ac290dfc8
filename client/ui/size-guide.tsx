import { sheet } from './sheet.ts'
import { styled } from './theme.ts'

/** A text in a dialog: at the bottom on phones, in the middle on larger screens. */
export const GuideBox = styled('dialog', {
  ...sheet,
  inset: 'auto 0 0',
  '@md': {
    inset: 0,
    width: '40rem',
    height: 'fit-content',
    margin: 'auto',
    borderRadius: '$medium',
  },
  '@forced': { border: '1px solid' },
  '&:popover-open': { animation: 'lift $transitions$calm' },
  '& .head': {
    position: 'sticky',
    top: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$l',
    padding: '$l $xl',
    borderBottom: '1px solid $line',
    backgroundColor: '$surface',
  },
  '& .head + *': { padding: '$xl', overflowX: 'auto' },
})
