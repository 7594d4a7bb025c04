SELECT canteen, SUM(plates), COUNT(rating), SUM(rating) * 1.0 / COUNT(*) FROM sales GROUP BY canteen HAVING SUM(plates) >= 100;
