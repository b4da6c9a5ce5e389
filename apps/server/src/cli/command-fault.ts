/** What is wrong with what the command line was given, in one sentence: exit 2. */
export class CommandFault extends Error {}
