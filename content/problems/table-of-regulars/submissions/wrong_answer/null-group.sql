CREATE TABLE regulars (name TEXT PRIMARY KEY, tickets INTEGER NOT NULL);
INSERT INTO regulars SELECT buyer, COUNT(*) FROM tickets GROUP BY buyer HAVING COUNT(*) >= 2;
