/** Put a text on the clipboard that is still being fetched: some browsers allow it only within the touch. */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else {
      const data = text.then((found) => new Blob([found], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': data })]);
    }
    return true;
  } catch {
    await text; // what went wrong with the text itself is for the caller
    return false; // without a secure connection only the person may copy
  }
}

/** Copy a link, or show it to whoever has to copy it themselves. Was it copied? */
export async function copyLink(link: Promise<string>, name: string): Promise<boolean> {
  const copied = await copyText(link);
  if (!copied) prompt(name, await link);
  return copied;
}
