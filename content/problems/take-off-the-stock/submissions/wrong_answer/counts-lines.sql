UPDATE items SET stock = stock - (SELECT COUNT(*) FROM sale_lines l WHERE l.item = items.id);
