/** Why the product cannot start, in words for the person who starts it. Anything else that is thrown is a defect and shows its stack. */
export class StartFault extends Error {}
