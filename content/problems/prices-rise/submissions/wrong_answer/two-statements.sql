UPDATE items SET price = price + 5 WHERE price < 30 AND stock > 0;
UPDATE items SET price = price - 5 WHERE price >= 30 AND stock > 0;
