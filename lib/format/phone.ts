/** `+6281234567890` → `0812-3456-7890`, as people read it; other numbers as they are. */
export function formatPhone(phone: string): string {
  const parts = /^\+62(\d{3})(\d{4})(\d{2,6})$/u.exec(phone);
  return parts ? `0${parts[1]}-${parts[2]}-${parts[3]}` : phone;
}

/** Opens a chat with a number stored as +62…. @param text stands in it, to be sent by who opened it */
export function whatsappLink(phone: string, text = ""): string {
  return `https://wa.me/${phone.replace(/^\+/u, "")}${text && `?text=${encodeURIComponent(text)}`}`;
}
