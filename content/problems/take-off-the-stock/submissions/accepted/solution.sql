UPDATE items
SET stock = stock - COALESCE((SELECT SUM(l.quantity) FROM sale_lines AS l WHERE l.item = items.id), 0);
