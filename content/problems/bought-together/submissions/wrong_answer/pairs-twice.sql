SELECT a.item, b.item, COUNT(*) AS times FROM sale_lines a JOIN sale_lines b ON b.sale = a.sale AND a.item <> b.item GROUP BY a.item, b.item HAVING COUNT(*) >= 2 ORDER BY times DESC, a.item, b.item;
