/** The product in the words of the footer. They stand on every page, so they do not carry the list of capabilities there; a test holds
 *  them to it. */
export const productWords =
  'AI-powered creator verification: detecting fake followers and predicting ROI, with a range around every estimate.'
