#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int started(int amount, int part) {
    return (amount + part - 1) / part;
}

class Item {
public:
    explicit Item(int g) : grams(g) {}
    virtual ~Item() = default;
    virtual int price() const = 0;

protected:
    int grams;
};

class Letter : public Item {
public:
    explicit Letter(int g) : Item(g) {}
    int price() const override { return 5 * started(grams, 20); }
};

class Parcel : public Item {
public:
    explicit Parcel(int g) : Item(g) {}
    int price() const override { return 30 + 12 * started(max(0, grams - 500), 500); }
};

class Fragile : public Parcel {
public:
    explicit Fragile(int g) : Parcel(g) {}
    int price() const override { return Parcel::price() + 25; }
};

class Insured : public Parcel {
public:
    Insured(int g, int v) : Parcel(g), value(v) {}
    int price() const override { return Parcel::price() + max(10, started(value, 100)); }

private:
    int value;
};

Item *readItem(const string &kind) {
    int grams, value;
    cin >> grams;
    if (kind == "letter") return new Letter(grams);
    if (kind == "parcel") return new Parcel(grams);
    if (kind == "fragile") return new Fragile(grams);
    cin >> value;
    return new Insured(grams, value);
}

int main() {
    int n, most = 0;
    string dearest;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string kind, name;
        cin >> kind >> name;
        Item *item = readItem(kind);
        int price = item->price();
        delete item;
        cout << name << ' ' << price << '\n';
        if (price >= most) {
            most = price;
            dearest = name;
        }
    }
    cout << "dearest " << dearest << '\n';
}
