DELETE FROM items
WHERE stock = 0
  AND NOT EXISTS (SELECT * FROM sale_lines AS l WHERE l.item = items.id);
