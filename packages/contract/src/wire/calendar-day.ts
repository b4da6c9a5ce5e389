import { z } from 'zod'

/** @param message what is said of anything else
 *  @returns a day such as 2027-03-31. There is no year 0: the calendar goes from 1 BC to 1 AD, and PostgreSQL refuses it. */
export const calendarDay = (message: string) => z.iso.date(message).refine((day) => !day.startsWith('0000'), message)
