UPDATE items SET stock = stock - (SELECT l.quantity FROM sale_lines l WHERE l.item = items.id) WHERE id IN (SELECT item FROM sale_lines);
