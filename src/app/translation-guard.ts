/**
 * Keeps React working while a browser translates the page. Translators replace React's text nodes: Chrome puts <font>
 * elements in their place, Firefox merges neighbours. React then updates detached nodes, so figures go stale, and removing
 * them throws (facebook/react#11538).
 *
 * A MutationObserver takes a snapshot of each element whose text something other than React has changed. When React next
 * writes to that element, its children are restored first. The translator sees the change and translates the new text.
 */
type Snapshot = readonly { readonly node: Node; readonly text: string | null }[]
type Write = (this: Node, ...args: never[]) => unknown

/** Starts the guard; call it before React renders. Returns a function that stops it. */
export function guardTranslatedText(): () => void {
  /** By element: its children as React left them. */
  const snapshots = new WeakMap<Node, Snapshot>()
  /** By child of a snapshot: its element, also while a translator has detached the child. */
  const parents = new WeakMap<Node, Node>()

  const takeSnapshots = (records: readonly MutationRecord[]) => {
    const { textBefore, changes, translated } = readRecords(records)
    for (const parent of translated) {
      // React has not written since an older snapshot, or it would be gone.
      if (snapshots.has(parent)) continue
      const children = childrenBefore(parent, changes.get(parent) ?? [])
      for (const child of children) parents.set(child, parent)
      snapshots.set(
        parent,
        children.map((node) => ({ node, text: isText(node) ? (textBefore.get(node) ?? node.data) : null })),
      )
    }
  }
  const observer = new MutationObserver(takeSnapshots)

  const restore = (parent: Node) => {
    const snapshot = snapshots.get(parent)
    if (!snapshot) return
    snapshots.delete(parent)
    const kept = new Set(snapshot.map(({ node }) => node))
    for (const child of [...parent.childNodes]) if (!kept.has(child)) native.removeChild.call(parent, child)
    let next: Node | null = null
    for (const { node, text } of [...snapshot].reverse()) {
      parents.delete(node)
      if (isText(node) && text !== null && node.data !== text) node.data = text
      // Elements that are in place are not moved: they would lose the focus.
      if (node.parentNode !== parent || node.nextSibling !== next) native.insertBefore.call(parent, node, next)
      next = node
    }
  }

  /** Restores the element, or the element of the text, that React writes to, and runs the write unobserved. */
  const writeTo = <T>(node: Node, write: () => T): T => {
    takeSnapshots(observer.takeRecords())
    const parent = isText(node) ? (parents.get(node) ?? node.parentNode) : node
    if (parent) restore(parent)
    const result = write()
    observer.takeRecords()
    return result
  }

  const native = {
    appendChild: Node.prototype.appendChild,
    insertBefore: Node.prototype.insertBefore,
    removeChild: Node.prototype.removeChild,
  }
  const undo = [
    patch(Node.prototype, 'appendChild', 'value', (append) => {
      return function (this: Node, child: Node) {
        return writeTo(this, () => append.call(this, child as never))
      }
    }),
    patch(Node.prototype, 'insertBefore', 'value', (insert) => {
      return function (this: Node, child: Node, before: Node | null) {
        // A node that an extension took away is no place to insert at.
        return writeTo(this, () => insert.call(this, child as never, (before?.parentNode === this ? before : null) as never))
      }
    }),
    patch(Node.prototype, 'removeChild', 'value', (remove) => {
      return function (this: Node, child: Node) {
        return writeTo(this, () => (child.parentNode === this ? remove.call(this, child as never) : child))
      }
    }),
    patch(Text.prototype, 'nodeValue', 'set', (set) => {
      return function (this: Node, text: string | null) {
        writeTo(this, () => set.call(this, text as never))
      }
    }),
    patch(Element.prototype, 'textContent', 'set', (set) => {
      return function (this: Node, text: string | null) {
        writeTo(this, () => set.call(this, text as never))
      }
    }),
  ]
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true })
  return () => {
    observer.disconnect()
    for (const each of undo) each()
  }
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

function readRecords(records: readonly MutationRecord[]) {
  const textBefore = new Map<Node, string>()
  const changes = new Map<Node, MutationRecord[]>()
  const translated = new Set<Node>()
  for (const record of records) {
    const { target, type, oldValue, removedNodes } = record
    if (type === 'characterData') {
      if (!textBefore.has(target)) textBefore.set(target, oldValue ?? '')
      if (target.parentNode) translated.add(target.parentNode)
      continue
    }
    const known = changes.get(target)
    if (known) known.push(record)
    else changes.set(target, [record])
    if ([...removedNodes].some((node) => isText(node) && node.data.trim() !== '')) translated.add(target)
  }
  return { textBefore, changes, translated }
}

/** The children of an element before these changes, which are sorted by time. */
function childrenBefore(parent: Node, changes: readonly MutationRecord[]): Node[] {
  let children: Node[] = [...parent.childNodes]
  for (const { addedNodes, removedNodes, nextSibling } of [...changes].reverse()) {
    const added = new Set<Node>(addedNodes)
    children = children.filter((node) => !added.has(node))
    const at = nextSibling ? children.indexOf(nextSibling as ChildNode) : -1
    children.splice(at < 0 ? children.length : at, 0, ...removedNodes)
  }
  return children
}

/** Replaces a method or setter where it is declared: at `from` or above. Returns a function that puts it back. */
function patch(from: object, name: string, part: 'value' | 'set', wrap: (native: Write) => Write): () => void {
  let owner = from
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  const descriptor = Object.getOwnPropertyDescriptor(owner, name)!
  Object.defineProperty(owner, name, { ...descriptor, [part]: wrap(descriptor[part]) })
  return () => Object.defineProperty(owner, name, descriptor)
}
