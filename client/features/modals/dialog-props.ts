/** The props of a dialog that opens by itself. */
export interface DialogProps {
  /** Closed by the shopper: it does not open again on later visits either. */
  onClose: () => void
  /** There is nothing to show, or the shopper goes on to where the dialog leads. */
  onLeave: () => void
}
