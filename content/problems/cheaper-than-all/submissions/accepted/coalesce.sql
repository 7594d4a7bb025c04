SELECT p.model, p.rupees
FROM prices AS p
WHERE p.shop = 'Sai Mobiles'
  AND p.rupees < COALESCE(
    (SELECT MIN(o.rupees) FROM prices AS o WHERE o.model = p.model AND o.shop <> 'Sai Mobiles'),
    p.rupees + 1
  );
