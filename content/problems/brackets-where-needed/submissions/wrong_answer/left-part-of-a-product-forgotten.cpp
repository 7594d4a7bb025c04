#include <iostream>
#include <memory>
#include <string>
using namespace std;

class Expression {
public:
    virtual ~Expression() = default;
    virtual int value() const = 0;
    virtual string text() const = 0;
    virtual bool is_loose() const { return false; } // a sum or a difference

    string text_in(bool brackets) const { return brackets ? "(" + text() + ")" : text(); }
};

class Number : public Expression {
public:
    explicit Number(int number) : number(number) {}
    int value() const override { return number; }
    string text() const override { return to_string(number); }

private:
    int number;
};

class Pair : public Expression {
public:
    Pair(unique_ptr<Expression> left, unique_ptr<Expression> right) : left(move(left)), right(move(right)) {}

protected:
    unique_ptr<Expression> left, right;
};

class Sum : public Pair {
public:
    using Pair::Pair;
    int value() const override { return left->value() + right->value(); }
    string text() const override { return left->text() + " + " + right->text(); }
    bool is_loose() const override { return true; }
};

class Difference : public Pair {
public:
    using Pair::Pair;
    int value() const override { return left->value() - right->value(); }
    string text() const override { return left->text() + " - " + right->text_in(right->is_loose()); }
    bool is_loose() const override { return true; }
};

class Product : public Pair {
public:
    using Pair::Pair;
    int value() const override { return left->value() * right->value(); }
    string text() const override { return left->text() + " * " + right->text_in(right->is_loose()); }
};

unique_ptr<Expression> read_expression() {
    string word;
    cin >> word;
    if (word != "+" && word != "-" && word != "*") return unique_ptr<Expression>(new Number(stoi(word)));
    auto left = read_expression();
    auto right = read_expression();
    if (word == "+") return unique_ptr<Expression>(new Sum(move(left), move(right)));
    if (word == "-") return unique_ptr<Expression>(new Difference(move(left), move(right)));
    return unique_ptr<Expression>(new Product(move(left), move(right)));
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        auto exercise = read_expression();
        cout << exercise->text() << " = " << exercise->value() << '\n';
    }
}
