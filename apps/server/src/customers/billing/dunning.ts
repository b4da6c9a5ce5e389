/** Days from one failed try to charge a renewal to the next, and after the last of them the subscription lapses. The card provider
 *  does the trying: where cards are real these days are set in its dashboard, and the simulation has them built in. */
export { retryDays } from '../../outside/payments/simulator/collection.ts'
