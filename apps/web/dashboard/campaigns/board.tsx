import {
  type Announcements,
  closestCorners,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { type ReactNode, useState } from 'react'
import styles from './board.module.css'

/** Cards in columns that a hand or a keyboard moves: Space takes a card, arrows choose the column, Space lets it go, Escape gives up. */

export interface BoardColumn<Column extends string> {
  id: Column
  name: string
}

interface BoardProps<Card, Column extends string> {
  label: string
  /** Of the columns, below the page's own. */
  heading: 'h2' | 'h3'
  columns: readonly BoardColumn<Column>[]
  cards: readonly Card[]
  idOf: (card: Card) => string
  nameOf: (card: Card) => string
  columnOf: (card: Card) => Column
  draw: (card: Card) => ReactNode
  /** Absent: nobody may move cards. */
  onMove?: ((card: Card, to: Column) => void) | undefined
}

export function Board<Card, Column extends string>(props: BoardProps<Card, Column>) {
  const { label, heading, columns, cards, idOf, nameOf, columnOf, draw, onMove } = props
  const [held, setHeld] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  )
  const cardOf = (id: unknown) => cards.find((card) => idOf(card) === id)
  const columnNamed = (id: unknown) => columns.find((column) => column.id === id)
  const heldCard = cardOf(held)

  function end({ active, over }: DragEndEvent) {
    setHeld(null)
    const [card, column] = [cardOf(active.id), columnNamed(over?.id)]
    if (card !== undefined && column && columnOf(card) !== column.id) onMove?.(card, column.id)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements: announcementsOf(
          (id) => (cardOf(id) ? nameOf(cardOf(id) as Card) : ''),
          (id) => columnNamed(id)?.name,
        ),
        screenReaderInstructions: {
          draggable: 'Press Space to pick up, arrow keys to choose a column, Space to drop, Escape to cancel.',
        },
      }}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
    >
      <section
        className={styles.board}
        aria-label={label}
        style={{ '--columns': columns.length } as React.CSSProperties}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            cards={cards.filter((card) => columnOf(card) === column.id)}
            board={{ heading, idOf, nameOf, draw, movable: onMove !== undefined }}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {heldCard !== undefined && <div className={styles.lifted}>{nameOf(heldCard)}</div>}
      </DragOverlay>
    </DndContext>
  )
}

interface ColumnProps<Card> {
  column: BoardColumn<string>
  cards: readonly Card[]
  board: Pick<BoardProps<Card, string>, 'heading' | 'idOf' | 'nameOf' | 'draw'> & { movable: boolean }
}

function Column<Card>({ column: { id, name }, cards, board }: ColumnProps<Card>) {
  const { setNodeRef, isOver } = useDroppable({ id })
  const Heading = board.heading
  return (
    <div className={styles.column} ref={setNodeRef} data-over={isOver || undefined}>
      <Heading className={styles.columnName}>
        {name} <span className={styles.count}>{cards.length}</span>
      </Heading>
      <ul className={styles.cards} aria-label={name}>
        {cards.map((card) => (
          <BoardCard key={board.idOf(card)} id={board.idOf(card)} name={board.nameOf(card)} movable={board.movable}>
            {board.draw(card)}
          </BoardCard>
        ))}
      </ul>
    </div>
  )
}

interface BoardCardProps {
  id: string
  name: string
  movable: boolean
  children: ReactNode
}

function BoardCard({ id, name, movable, children }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id })
  return (
    <li className={styles.card} ref={setNodeRef} data-held={isDragging || undefined}>
      {movable && (
        <button
          type="button"
          className={styles.grip}
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
        >
          <IconGrip size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
      <div className={styles.content}>{children}</div>
    </li>
  )
}

/** Arrows go from column to column; what lies between them is no place. */
const toNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, collisionRect } },
) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code]
  if (step === undefined || collisionRect === null) return undefined
  event.preventDefault()
  const rects = droppableContainers.getEnabled().flatMap(({ id }) => droppableRects.get(id) ?? [])
  const ordered = rects.toSorted((a, b) => a.top - b.top || a.left - b.left)
  const distance = (rect: (typeof ordered)[number]) =>
    Math.abs(rect.left - collisionRect.left) + Math.abs(rect.top - collisionRect.top)
  const here = ordered.reduce(
    (best, rect, index) => (distance(rect) < distance(ordered[best] ?? rect) ? index : best),
    0,
  )
  const next = ordered[here + step]
  return next && { x: next.left, y: next.top }
}

function announcementsOf(
  nameOf: (id: unknown) => string,
  columnOf: (id: unknown) => string | undefined,
): Announcements {
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is over ${columnOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} was dropped on ${columnOf(over.id)}.` : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
}
