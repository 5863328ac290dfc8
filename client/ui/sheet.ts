/** The frame of a modal dialog that lies at the bottom of a phone; larger screens place it themselves. */
export const sheet = {
  width: '100%',
  maxWidth: '100%',
  maxHeight: '90dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderRadius: '$medium $medium 0 0',
  backgroundColor: '$surface',
  color: '$ink',
  overflowY: 'auto',
  '&:is([open], :popover-open)': { animation: 'lift $transitions$calm' },
  '&::backdrop': { backgroundColor: '$veil' },
} as const
