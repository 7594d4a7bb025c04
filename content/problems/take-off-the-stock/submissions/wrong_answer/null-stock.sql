UPDATE items SET stock = stock - COALESCE((SELECT SUM(l.quantity) FROM sale_lines l WHERE l.item = items.id), stock);
